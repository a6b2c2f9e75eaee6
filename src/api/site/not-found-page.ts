/** The document at an unknown address if the page has not been built. */

/** `message` is a sentence of ours, without a word from the request. */
export const notFoundPage = (message: string, toThePage: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Nothing here</title>
<h1>Nothing here</h1>
<p>${message}</p>
<p><a href="${toThePage}">Lay a spread, or read the day of a sign</a></p>
</html>
`
