// Names of people and streets for the demo network.

export const FIRST_NAMES = (
  'Andreas Maria Eleni Georgios Christos Anna Panayiotis Sofia Kyriakos Despina Nikos Irini Costas Katerina Michalis ' +
  'Androulla Stavros Chrystalla Marios Ioanna Petros Theodora Antonis Vasiliki Savvas Nicoletta Demetris Marina Loizos ' +
  'Stella Yiannis Elena Pavlos Christina Charalambos Rebecca Alexandros Natasa Evagoras Xenia Neophytos Myrto Aris ' +
  'Chloe Markos Daphne Leonidas Athina Stelios Thekla'
).split(' ');

export const LAST_NAMES = (
  'Georgiou Ioannou Charalambous Christodoulou Papadopoulos Constantinou Andreou Nicolaou Demetriou Michael Panayiotou ' +
  'Kyriakou Antoniou Stavrou Loizou Hadjigeorgiou Savva Christofi Theodorou Petrou Evangelou Philippou Markou Pavlou ' +
  'Anastasiou Neophytou Kyprianou Efthymiou Zenonos Theophanous Hadjicosta Aristidou Alexandrou Economou Spyrou Orphanides ' +
  'Karageorgis Louca Makrides Vassiliou Iacovou Tofarides Agathocleous Photiou Zachariou Mavrommatis Xenophontos Tsangaris ' +
  'Rousou Pieri'
).split(' ');

export const STREETS = [
  'Ledras',
  'Onasagorou',
  'Makariou III',
  'Griva Digeni',
  'Archangelou',
  'Agias Sofias',
  'Kennedy',
  'Themistokli Dervi',
  'Evagorou',
  'Stasinou',
  'Prodromou',
  'Athalassas',
  'Omonoias',
  'Kolonakiou',
  'Gladstonos',
  'Poseidonos',
  'Leontiou',
  'Filellinon',
  'Ellados',
  'Artemidos',
];
