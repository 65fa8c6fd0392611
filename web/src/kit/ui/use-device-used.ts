import { useEffect, useState } from 'react'
import { deviceUsed } from '#web/kit/device/device-used.ts'

/** False until something may lie on the device. */
export function useDeviceUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void deviceUsed.then(() => setUsed(true)), [])
  return isUsed
}
