/** How the words begin by which people call themselves after a country, in our languages, folded; only where many who move here do. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  CH: ['swiss', 'schweizer', 'suisse'],
  DE: ['german', 'deutsch', 'alleman'],
  AT: ['austria', 'osterreich', 'oesterreich', 'autrich'],
  FR: ['french', 'franzos', 'franzoes', 'francais'],
  IT: ['italian', 'italien'],
  PT: ['portug'],
  ES: ['spanish', 'spanisch', 'spanier', 'espagnol'],
  GB: ['british', 'britisch', 'brite', 'britin', 'britannique', 'english', 'englander', 'englisch', 'anglais'],
  IE: ['irish', 'irisch', 'irlandais'],
  NL: ['dutch', 'niederlander', 'niederlandisch', 'neerlandais', 'hollander'],
  BE: ['belgi', 'belge'],
  US: ['american', 'amerikan', 'americain'],
  TR: ['turkish', 'turkisch', 'turke', 'turkin', 'turc', 'turque'],
  PL: ['polish', 'polnisch', 'polin', 'polonais'],
  GR: ['greek', 'griech', 'grec'],
  HR: ['croat', 'kroat'],
  RS: ['serb'],
  BA: ['bosni', 'bosnj'],
  XK: ['kosov', 'kosow'],
  AL: ['alban'],
  HU: ['hungar', 'ungar', 'hongr'],
  RO: ['romani', 'rumani', 'roumain'],
  BG: ['bulgar'],
  CZ: ['czech', 'tschech', 'tchequ'],
  SK: ['slovak', 'slowak', 'slovaq'],
  UA: ['ukrain'],
  RU: ['russ'],
  SY: ['syrian', 'syrisch', 'syrer', 'syrien'],
  AF: ['afghan'],
}

/** Whether somebody who types this belongs to that country: one word, as several are a name. */
export const isPeopleOf = (code: string, text: string): boolean =>
  !text.includes(' ') && (beginnings[code]?.some((beginning) => text.startsWith(beginning)) ?? false)

/** With fewer letters it is the beginning of too much. */
const LEAST_LETTERS = 3

/** Whether somebody who types this has begun to say that they belong to that country. */
export const isPeopleBegun = (code: string, text: string): boolean =>
  text.length >= LEAST_LETTERS && (beginnings[code]?.some((beginning) => beginning.startsWith(text)) ?? false)
