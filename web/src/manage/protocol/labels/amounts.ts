const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

export const sayPercent = (share: number) => `${percent.format(share)} %`
