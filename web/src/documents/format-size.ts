const MB = 1024 * 1024

/** `1.25 MB`, `34 kB`: short enough for a line on a phone. */
export const formatSize = (bytes: number) =>
  bytes >= MB / 10 ? `${(bytes / MB).toFixed(2)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`
