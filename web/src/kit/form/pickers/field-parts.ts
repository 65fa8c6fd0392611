/** What comes once the fields stand, in one file: a request for each would cost more than the bytes. */
export { CalendarButton } from './calendar-button.tsx'
export { CountryCombobox } from './country-combobox.tsx'
