// Types for the used part of pdfmake, which ships without any.
declare module 'pdfmake' {
  interface Pdf {
    getBuffer(): Promise<Buffer>;
  }
  interface Pdfmake {
    setFonts(fonts: Readonly<Record<string, { normal: string; bold: string }>>): void;
    /** Which local files a document may reference. */
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    createPdf(definition: object): Pdf;
  }
  const pdfmake: Pdfmake;
  export default pdfmake;
}
