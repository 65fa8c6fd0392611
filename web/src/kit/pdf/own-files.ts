import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'

/** What some documents need beside themselves, by the name that it is asked for: decoders of scans, ticks and signs of forms. */
const files: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
}

/** Gives them from this site alone; nothing that a document names is ever fetched. */
export class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files[filename]
    if (!url) throw new Error(`There is no ${filename}`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${filename} could not be read`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
