/** The eight-pointed star of the deck's corners. */
export function Star() {
  return (
    <svg class="star" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32.0 3.0L35.6 23.2L45.4 18.6L40.8 28.4L61.0 32.0L40.8 35.6L45.4 45.4L35.6 40.8L32.0 61.0L28.4 40.8L18.6 45.4L23.2 35.6L3.0 32.0L23.2 28.4L18.6 18.6L28.4 23.2z" />
      <circle cx="32" cy="32" r="3.4" />
    </svg>
  )
}
