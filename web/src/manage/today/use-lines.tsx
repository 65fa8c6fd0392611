import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import {
  aboutProcessPath,
  applicationPath,
  processPath,
  propertyPath,
  protocolPath,
  protocolsPath,
} from '#web/manage/addresses/record-paths.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import type { Coming } from './agenda.ts'
import type { SoonErased } from './soon-erased.ts'
import type { Agenda, Undecided } from './use-agenda.ts'

/** What asks for somebody, and where it is done. */
export interface Line {
  key: string
  to: string
  words: ReactNode
  /** The address of the home that it is about. */
  at?: string | undefined
}

/** In the order in which it presses. */
export function useLines(agenda: Agenda | undefined, due: readonly Line[] | undefined): Line[] {
  const comingWords = useComingWords()
  // All at once: none moves another.
  if (!agenda || !due) return []
  const { undecided, offered, sent, coming, forgotten, addresses, erased, erasedResidents, erasedProtocols } = agenda
  const atHomeOf = ({ propertyId }: { propertyId: string }) => addresses.get(propertyId)
  return [
    ...undecided.map(({ process, count, hasLooked }) => ({
      key: `undecided ${process.id}`,
      to: processPath(process.id) + (count.new > 0 ? '' : '?status=submitted'),
      words: (
        <OfProcess process={process}>
          <UndecidedWords of={count} hasLooked={hasLooked} />
        </OfProcess>
      ),
      at: atHomeOf(process),
    })),
    ...sent.map(
      lineOf('sent', atHomeOf, (name, count) => (
        <Plural
          value={count}
          offset={1}
          _1={`${name} sent documents that were requested`}
          one={`${name} and # other sent documents that were requested`}
          other={`${name} and # others sent documents that were requested`}
        />
      )),
    ),
    ...offered.map(
      lineOf('offered', atHomeOf, (name, count) => (
        <Plural
          value={count}
          offset={1}
          _1={`${name} has not answered the offer`}
          one={`${name} and # other have not answered the offer`}
          other={`${name} and # others have not answered the offer`}
        />
      )),
    ),
    ...due,
    ...coming.map((each) => ({
      key: `${each.kind} ${each.property.id} ${each.on} ${each.protocolId ?? ''}`,
      to: each.protocolId ? protocolPath(each.protocolId) : propertyPath(each.property.id),
      words: comingWords(each),
      at: each.property.address,
    })),
    ...linesOfForgotten(forgotten),
    ...erased.map((each) => ({
      key: `erased ${each.processId} ${each.isUnanswered ?? false}`,
      to: each.isUnanswered ? processPath(each.processId) : aboutProcessPath(each.processId),
      words: <ErasedWords {...each} />,
      at: each.property.address,
    })),
    ...erasedResidents.map(({ property, count, from }) => ({
      key: `erased residents ${property.id}`,
      to: propertyPath(property.id),
      words: <ErasedResidentsWords home={property.name} count={count} day={formatDate(from)} />,
      at: property.address,
    })),
    ...erasedProtocols.map(({ property, count, from }) => ({
      key: `erased protocols ${property.id}`,
      to: propertyPath(property.id),
      words: <ErasedProtocolsWords home={property.name} count={count} day={formatDate(from)} />,
      at: property.address,
    })),
  ]
}

/** One line for all of them: they are no work of today. */
function linesOfForgotten(drafts: Agenda['forgotten']): Line[] {
  const [first, ...others] = drafts
  if (!first) return []
  const count = drafts.length
  const words = (
    <Plural
      value={count}
      one="# handover of more than two weeks ago is not signed"
      other="# handovers of more than two weeks ago are not signed"
    />
  )
  return [{ key: 'forgotten', to: others.length === 0 ? protocolPath(first.id) : protocolsPath(), words }]
}

/** @param words by the name of the first of them, and how many they are */
const lineOf =
  (kind: string, at: (process: Process) => string | undefined, words: (name: string, count: number) => ReactNode) =>
  ({ process, applications }: Agenda['sent'][number]): Line => ({
    key: `${kind} ${process.id}`,
    to: placeOf(process.id, applications),
    words: (
      <OfProcess process={process}>
        {words(applications[0] ? applicantNames(applications[0]) : '', applications.length)}
      </OfProcess>
    ),
    at: at(process),
  })

type Process = Agenda['sent'][number]['process']

const OfProcess = ({ process, children }: { process: Process; children: ReactNode }) => (
  <Trans>
    {children}: <ProcessName process={process} />
  </Trans>
)

/** What is new is told first; who has looked at all of them is told how many still wait. */
function UndecidedWords({ of, hasLooked }: { of: Undecided['count']; hasLooked: boolean }) {
  const count = of.new || of.all
  if (of.new === 0) {
    return <Plural value={count} one="# application waits for a decision" other="# applications wait for a decision" />
  }
  return hasLooked ? (
    <Plural value={count} one="# application since you last looked" other="# applications since you last looked" />
  ) : (
    <Plural value={count} one="# new application" other="# new applications" />
  )
}

/** The one application, or the list that has them. */
function placeOf(processId: string, applications: readonly FeedRecords['application'][]): string {
  const [first, ...others] = applications
  if (first && others.length === 0) return applicationPath(first)
  const isOfOneStatus = others.every(({ status }) => status === first?.status)
  return processPath(processId) + (first && isOfOneStatus ? `?status=${first.status}` : '')
}

function ErasedWords({ property: { name: home }, count, from, isOneDay, isUnanswered }: SoonErased) {
  const day = formatDate(from)
  if (isUnanswered) {
    return (
      <Plural
        value={count}
        one={`# application of ${home} without an answer will be erased from ${day} on`}
        other={`# applications of ${home} without an answer will be erased from ${day} on`}
      />
    )
  }
  return isOneDay ? (
    <Plural
      value={count}
      one={`# application of ${home} will be erased on ${day}`}
      other={`# applications of ${home} will be erased on ${day}`}
    />
  ) : (
    <Plural
      value={count}
      one={`# application of ${home} will be erased from ${day} on`}
      other={`# applications of ${home} will be erased from ${day} on`}
    />
  )
}

const ErasedResidentsWords = ({ home, count, day }: { home: string; count: number; day: string }) => (
  <Plural
    value={count}
    one={`# former resident of ${home} will be erased from ${day} on`}
    other={`# former residents of ${home} will be erased from ${day} on`}
  />
)

const ErasedProtocolsWords = ({ home, count, day }: { home: string; count: number; day: string }) => (
  <Plural
    value={count}
    one={`# handover protocol of ${home} will be erased from ${day} on`}
    other={`# handover protocols of ${home} will be erased from ${day} on`}
  />
)

function useComingWords() {
  const { t } = useLingui()
  return ({ kind, on, property: { name: home }, names = [], isUnprepared }: Coming): string => {
    const [day, people] = [formatDate(on), names.join(', ')]
    switch (kind) {
      case 'becomes_free':
        return t`${day}: ${home} becomes free, and is not advertised yet`
      case 'moves_in':
        return isUnprepared
          ? t`${day}: move into ${home}: ${people}. No handover is prepared yet.`
          : t`${day}: move into ${home}: ${people}`
      case 'moves_out':
        return isUnprepared
          ? t`${day}: move out of ${home}: ${people}. No handover is prepared yet.`
          : t`${day}: move out of ${home}: ${people}`
      case 'moved_in':
        return t`${day}: ${people} moved into ${home}, and no handover was recorded`
      case 'moved_out':
        return t`${day}: ${people} moved out of ${home}, and no handover was recorded`
      case 'handover':
        return t`${day}: handover of ${home}, not signed yet`
    }
  }
}
