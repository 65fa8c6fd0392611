const keyForm = /^[a-z]+(\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$/

/** The form leaves no room for dots, so that no key climbs out of a directory. */
export const isStorageKey = (key: string): boolean => keyForm.test(key)
