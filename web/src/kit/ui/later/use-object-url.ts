import { useEffect, useState } from 'react'

/** An address for bytes, as long as they are shown. */
export function useObjectUrl(bytes: ArrayBuffer | Blob, type = 'image/jpeg'): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type }))
    // Made here, because whoever makes an address has to give it back.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [bytes, type])
  return address
}
