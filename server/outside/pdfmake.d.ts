// What the product uses of pdfmake, which comes without types.
declare module 'pdfmake' {
  interface Pdf {
    getBuffer(): Promise<Buffer>;
  }
  interface Pdfmake {
    setFonts(fonts: Readonly<Record<string, { normal: string; bold: string }>>): void;
    /** Which files of this machine a document may name. */
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    createPdf(definition: object): Pdf;
  }
  const pdfmake: Pdfmake;
  export default pdfmake;
}
