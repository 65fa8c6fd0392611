import { useEffect, useState } from 'react'
import type { Dossier } from '#web/apply/dossier/dossier.ts'
import { addTexts } from '#web/kit/i18n/catalogues.ts'
import { shownLocale } from '#web/kit/i18n/start-language.ts'
import { loadDetours } from './load-detours.ts'

/** On a poor connection nobody waits longer for it: then it comes later, above the fields. */
const LONGEST_MS = 3_000

interface Offer {
  AboveForm: Awaited<ReturnType<typeof loadDetours>>['AboveForm']
  dossier: Dossier | undefined
}

/** What was kept for the next home, and what offers it: read before the fields are shown, which it would move under a finger. */
export function useOffer(isOffered: boolean | undefined): Offer | 'loading' | undefined {
  const [offer, setOffer] = useState<Offer | 'loading' | undefined>('loading')
  useEffect(() => {
    if (!isOffered) return
    let isCurrent = true
    const show = (next: Offer | undefined) => isCurrent && setOffer(next)
    const timer = setTimeout(() => show(undefined), LONGEST_MS)
    const stop = () => {
      isCurrent = false
      clearTimeout(timer)
    }
    readOffer()
      .then(show, () => show(undefined))
      .finally(stop)
    return stop
  }, [isOffered])
  return isOffered ? offer : undefined
}

async function readOffer(): Promise<Offer> {
  const [{ AboveForm, findDossier }] = await Promise.all([loadDetours(), addTexts('later', shownLocale())])
  return { AboveForm, dossier: await findDossier() }
}
