const KEY = 'singleKeys'

/** Whether keys that are pressed alone do something: who speaks to the device, or presses keys by mistake, turns them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off'

/** For this device, whoever uses it. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
