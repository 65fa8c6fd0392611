import type { HomeCountry } from '#shared/home-countries.ts'

/** Of who does not exist: first name, and what their profession is called. */
export const people = {
  women: {
    firstNames:
      'Anna Mia Elena Sara Lina Chiara Emma Zoë Besa Yasmin Olivia Petra Ruth Nadia Inês Hanna Lea Nora Aylin Małgorzata Charlotte Marlene Selin Giulia Amélie Katarzyna Svenja Ayşe'.split(
        ' ',
      ),
    profession: 0,
  },
  men: {
    firstNames:
      'Luca Noah David Leon Jonas Matteo Nils Tim Arben Emir Jan Urs Beat Marko João Łukasz Ömer Björn Felix Moritz Henrik Rémy Søren Stefan Goran Diego Paul Anton'.split(
        ' ',
      ),
    profession: 1,
  },
} as const

export const lastNames =
  'Müller Meier Schmid Keller Weber Huber Schneider Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Krasniqi Gashi Silva Ferreira Rossi Bianchi Yılmaz Kaya Jovanović Nikolić Öztürk Favre Rochat Bühler Egli Kunz Hofer Lüthi Wagner Schäfer Hoffmann Nowak Wójcik Weiß Großmann Lehmann Vogt Kühn'.split(
    ' ',
  )

/** As she and as he is called, and what is usual in francs a month, from and to. */
export const professions = [
  ['Pflegefachfrau', 'Pflegefachmann', 5600, 7600],
  ['Lehrerin', 'Lehrer', 6800, 9800],
  ['Informatikerin', 'Informatiker', 7000, 11_500],
  ['Köchin', 'Koch', 4300, 5600],
  ['Schreinerin', 'Schreiner', 5200, 6700],
  ['Buchhalterin', 'Buchhalter', 6000, 8600],
  ['Verkäuferin', 'Verkäufer', 4200, 5200],
  ['Ärztin', 'Arzt', 8500, 15_000],
  ['Logistikerin', 'Logistiker', 4700, 5900],
  ['Maurerin', 'Maurer', 5300, 6600],
  ['Anwältin', 'Anwalt', 8800, 14_500],
  ['Geigenbauerin', 'Geigenbauer', 4600, 6200],
  ['Sozialarbeiterin', 'Sozialarbeiter', 5900, 7900],
  ['Polymechanikerin', 'Polymechaniker', 5400, 6900],
  ['Architektin', 'Architekt', 6300, 9400],
  ['Erzieherin', 'Erzieher', 4800, 6300],
] as const

/** Of a country that has none here, those of Germany are drawn. */
type ByCountry<Value> = Partial<Record<HomeCountry, readonly Value[]>> & { DE: readonly Value[] }

export const nationalitiesIn = (country: HomeCountry) => nationalities[country] ?? nationalities.DE
export const citiesIn = (country: HomeCountry) => cities[country] ?? cities.DE

const nationalities: ByCountry<string> = {
  CH: ['CH', 'CH', 'CH', 'CH', 'DE', 'IT', 'PT', 'FR', 'XK', 'RS'],
  DE: ['DE', 'DE', 'DE', 'DE', 'PL', 'TR', 'IT', 'UA', 'RO', 'AT'],
  AT: ['AT', 'AT', 'AT', 'AT', 'DE', 'RS', 'TR', 'HR', 'RO', 'HU'],
  FR: ['FR', 'FR', 'FR', 'FR', 'PT', 'DZ', 'MA', 'IT', 'TN', 'ES'],
}

const cities: ByCountry<readonly [zipCode: string, city: string]> = {
  CH: [
    ['8004', 'Zürich'],
    ['3013', 'Bern'],
    ['4057', 'Basel'],
    ['6003', 'Luzern'],
    ['8400', 'Winterthur'],
    ['3600', 'Thun'],
    ['2502', 'Biel'],
    ['7000', 'Chur'],
    ['5000', 'Aarau'],
    ['9000', 'St. Gallen'],
  ],
  DE: [
    ['10967', 'Berlin'],
    ['20357', 'Hamburg'],
    ['80331', 'München'],
    ['50667', 'Köln'],
    ['04109', 'Leipzig'],
    ['79098', 'Freiburg'],
    ['70182', 'Stuttgart'],
    ['28195', 'Bremen'],
  ],
  AT: [
    ['1070', 'Wien'],
    ['8010', 'Graz'],
    ['4020', 'Linz'],
    ['5020', 'Salzburg'],
    ['6020', 'Innsbruck'],
  ],
  FR: [
    ['67000', 'Strasbourg'],
    ['68100', 'Mulhouse'],
    ['69003', 'Lyon'],
    ['74000', 'Annecy'],
    ['25000', 'Besançon'],
  ],
}

export const streets =
  'Ahornweg Birkenweg Buchenstrasse Dorfgasse Erlenweg Feldstrasse Gartenweg Hafenstrasse Kastanienallee Lindenplatz Mühlegasse Quellenweg Rosengasse Schulweg Seestrasse Talweg Wiesenstrasse Ziegelgasse'.split(
    ' ',
  )

export const houses =
  'Sonnenhof Lindenhof Seeblick Rosengarten Weinberg Mühlehof Birkenhain Turmhaus Brunnenhof Morgenstern Kastanienhof Sternenhof'.split(
    ' ',
  )

export const floors = ['EG', '1. OG links', '1. OG rechts', '2. OG links', '2. OG rechts', '3. OG', 'Dachgeschoss']

export const notes = [
  'Hat angerufen: kann jederzeit besichtigen.',
  'War am Donnerstag bei der Besichtigung, sehr freundlich.',
  'Vermieterin von heute nennt pünktliche Zahlungen.',
  'Fragt nach einem Platz für ein Lastenrad.',
  'Arbeitsvertrag ist befristet, Verlängerung zugesagt.',
  'Zieht nur mit Katze um.',
]

export const comments = [
  '',
  '',
  '',
  'Auch einen Monat später möglich.',
  'Je früher, desto besser.',
  'Kündigungsfrist drei Monate.',
]
