/** These packages bring no types; what is used of them is in pdf/pdfkit.ts. */
declare module 'pdfkit' {
  const PDFDocument: new (options: object) => object
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default PDFDocument
}
declare module 'fontkit' {
  export function create(font: Uint8Array): object
}
