/** On which posters are printed. */
export const papers = ['A4', 'A6'] as const
export type Paper = (typeof papers)[number]
