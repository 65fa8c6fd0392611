/** Made from ids alone; never from a name that a client sent. */
export const documentKey = (document: { applicationId: string; id: string }): string =>
  `applications/${document.applicationId}/${document.id}`
