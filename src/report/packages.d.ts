/** These packages bring no types; what is used of them is in pdf/pdfkit.ts. */
declare module 'pdfkit' {
  export default class PDFDocument {
    constructor(options: object)
  }
}
declare module 'fontkit' {
  export function create(font: Uint8Array): object
}
