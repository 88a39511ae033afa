// Locations of the demo's lockers in Cyprus: coordinates, and the width of each locker.

export interface Place {
  lockerName: string;
  lockerNumber: string;
  street: string;
  town: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  columns: number;
}

/** The districts, by the letters in locker numbers; ids follow this order from 1. */
export const DISTRICTS = ['NIC', 'LIM', 'LCA', 'PFO', 'FAM'] as const;

const ROWS = `
LCA-014|Larnaca – Finikoudes Promenade|Athinon Ave 42|Larnaca|6023|34.9128|33.6381|10
NIC-001|Nicosia – Eleftheria Square|Eleftheria Sq 1|Nicosia|1011|35.1696|33.3612|10
LIM-003|Limassol – Molos Car Park|Spyrou Araouzou 12|Limassol|3036|34.6722|33.0431|8
LIM-011|Limassol – Zakaki MyMall|Franklin Roosevelt 285|Limassol|3150|34.6557|33.0010|12
PFO-007|Paphos – Kato Paphos Harbour|Apostolou Pavlou 3|Paphos|8046|34.7555|32.4091|8
FAM-002|Ayia Napa – Nissi Avenue|Nissi Ave 30|Ayia Napa|5330|34.9872|33.9850|6
FAM-005|Protaras – Fig Tree Bay|Protaras Ave 18|Paralimni|5296|35.0126|34.0583|5
NIC-009|Nicosia – University of Cyprus|Panepistimiou 1|Aglandjia|2109|35.1450|33.4110|8
NIC-012|Strovolos Municipal Market|Stavrou Ave 100|Strovolos|2034|35.1300|33.3450|6
LCA-002|Larnaca – Airport Staff Entrance|Larnaca International Airport|Larnaca|7130|34.8751|33.6249|5
NIC-002|Nicosia – Solomos Square|Solomou Sq 3|Nicosia|1016|35.1727|33.3570|5
NIC-003|Engomi – Griva Digeni|Griva Digeni Ave 61|Engomi|2415|35.1636|33.3196|5
NIC-004|Lakatamia – Makarios Avenue|Archbishop Makarios III 77|Lakatamia|2311|35.1163|33.3032|5
NIC-005|Latsia – Mall of Engineers|Kilkis 25|Latsia|2234|35.1012|33.3760|5
NIC-006|Aglandjia – Larnacos Avenue|Larnacos Ave 54|Aglandjia|2102|35.1567|33.3939|5
NIC-007|Dali – Industrial Area|Michalakopoulou 9|Dali|2540|35.0289|33.4206|5
NIC-008|Kokkinotrimithia Junction|Troodos Road 14|Kokkinotrimithia|2660|35.1525|33.2021|5
NIC-010|Kakopetria – Old Bridge|Grigori Afxentiou 8|Kakopetria|2800|34.9873|32.9046|5
NIC-011|Nicosia General Hospital|Nicosia–Limassol Road 215|Strovolos|2029|35.1299|33.3809|6
LIM-001|Limassol – Anexartisias|Anexartisias 110|Limassol|3040|34.6796|33.0432|6
LIM-002|Limassol – Old Port|Vasilissis 1|Limassol|3042|34.6702|33.0405|5
LIM-004|Limassol – Germasogeia|Georgiou A' 58|Germasogeia|4047|34.6938|33.0880|5
LIM-005|Limassol – Agios Athanasios|Agiou Athanasiou 33|Agios Athanasios|4102|34.7087|33.0527|5
LIM-006|Limassol – Kato Polemidia|Makariou III 150|Kato Polemidia|4152|34.6903|32.9993|5
LIM-007|Limassol – Marina Gate|Limassol Marina 2|Limassol|3014|34.6690|33.0383|5
LIM-008|Limassol – CUT Campus|Archbishop Kyprianou 30|Limassol|3036|34.6753|33.0452|6
LIM-009|Episkopi Village Square|Apollonos 4|Episkopi|4620|34.6708|32.9010|5
LIM-010|Platres – Post Office|Olympou 22|Platres|4820|34.8893|32.8635|5
LCA-001|Larnaca – Ermou Square|Ermou 81|Larnaca|6022|34.9180|33.6343|6
LCA-003|Larnaca – Metropolis Mall|Spyrou Kyprianou Ave 45|Larnaca|6057|34.9300|33.6093|5
LCA-004|Aradippou – Town Hall|Archbishop Makarios III 22|Aradippou|7101|34.9521|33.5896|5
LCA-005|Oroklini – Beach Road|Dekelia Road 120|Oroklini|7041|34.9739|33.6709|5
LCA-006|Kiti – Village Centre|Makariou III 12|Kiti|7550|34.8470|33.5710|5
LCA-007|Lefkara – Town Square|Timiou Stavrou 5|Pano Lefkara|7700|34.8661|33.3028|5
PFO-001|Paphos – Kennedy Square|Evagora Pallikaridi 10|Paphos|8010|34.7754|32.4245|5
PFO-002|Paphos – Kings Avenue|Tombs of the Kings 2|Paphos|8046|34.7633|32.4145|5
PFO-003|Polis Chrysochous – Market|Arsinois 6|Polis|8830|35.0346|32.4263|5
PFO-004|Peyia – Coral Bay|Coral Bay Ave 41|Peyia|8575|34.8570|32.3650|5
FAM-001|Paralimni – Town Centre|Griva Digeni 19|Paralimni|5280|35.0375|33.9823|5
FAM-003|Deryneia – Cultural Centre|Dimokratias 3|Deryneia|5380|35.0647|33.9577|5`;

const read = (row: string): Place => {
  const [
    number = '',
    lockerName = '',
    street = '',
    town = '',
    postalCode = '',
    north,
    east,
    columns,
  ] = row.split('|');
  return {
    lockerName,
    lockerNumber: `CY-${number}`,
    street,
    town,
    postalCode,
    latitude: Number(north),
    longitude: Number(east),
    columns: Number(columns),
  };
};

export const PLACES: readonly Place[] = ROWS.trim().split('\n').map(read);
