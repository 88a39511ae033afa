// In place of jsonexport, which only react-admin's default exporter uses: exports are written by the server.
export default function jsonExport() {
  throw new Error("Exports are the server's: declare an export of the collection.");
}
