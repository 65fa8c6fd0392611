/**
 * The codes of ISO 3166-1, neighbours first (applicant.md, Main renters), and XK, which everybody uses for Kosovo.
 * Their names come from `Intl`.
 */
export const firstCountries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const

const otherCountries = [
  'AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ',
  'CA CC CD CF CG CI CK CL CM CN CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO',
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS',
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN',
  'MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT',
  'PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL',
  'TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((row) => row.split(' '))

export const countries: readonly string[] = [...firstCountries, ...otherCountries]

export const isCountry = (code: string) => countries.includes(code)

/** Answers to the nationality that are no country. */
export const withoutCountry = ['stateless', 'other'] as const

export const isNationality = (code: string) => isCountry(code) || withoutCountry.some((each) => each === code)
