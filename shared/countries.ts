/** ISO 3166-1 codes offered for nationality and address, neighbours first (applicant.md §3). Their names come from `Intl`. */
export const firstCountries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const

export const countries = [
  ...firstCountries,
  ...['AF', 'AL', 'DZ', 'AR', 'AU', 'BD', 'BY', 'BE', 'BA', 'BR', 'BG', 'CM', 'CA', 'CL', 'CN', 'CO', 'HR', 'CY', 'CZ'],
  ...['DK', 'EG', 'ER', 'EE', 'ET', 'FI', 'GE', 'GH', 'GR', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IL', 'JP', 'KZ'],
  ...['KE', 'XK', 'LV', 'LB', 'LI', 'LT', 'LU', 'MT', 'MX', 'MD', 'MC', 'ME', 'MA', 'NL', 'NZ', 'NG', 'MK', 'NO', 'PK'],
  ...['PE', 'PH', 'PL', 'PT', 'RO', 'RU', 'RS', 'SK', 'SI', 'ZA', 'KR', 'ES', 'LK', 'SE', 'SY', 'TH', 'TN', 'TR', 'UA'],
  ...['GB', 'US', 'VN'],
] as const

export const isCountry = (code: string) => countries.some((country) => country === code)
