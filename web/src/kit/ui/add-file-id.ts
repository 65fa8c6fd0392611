/** Of the button that adds a file of a kind to a renter's, for whoever leads there. */
export const addFileId = (renterId: string, type: string) => `add-${renterId}-${type}`
