export function Footer() {
  return (
    <footer>
      <p>
        Augury is free software under the MIT licence. This page asks nobody but the server it came from, sets
        no cookie and counts no visitor.
      </p>
    </footer>
  )
}
