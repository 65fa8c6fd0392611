import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ProcessIcon from '~icons/lucide/clipboard-list'
import GoIcon from '~icons/lucide/arrow-right'
import { formatDate } from '#shared/dates.ts'
import type { ProtocolStatus } from '#shared/handover/protocol.ts'
import { BoltIcon, FileIcon, HomeIcon, PersonIcon } from '#web/kit/ui/icons.tsx'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { hasKeys } from '#web/manage/changes/use-undo-key.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Key } from '#web/manage/ui/key.tsx'
import { applicationStatusNames, processStatusNames } from '#web/manage/ui/status-badge.tsx'
import type { Entry, EntryHome } from './entry.ts'
import type { Result } from './use-results.ts'

const protocolStatusNames = {
  draft: msg`Draft`,
  signed: msg`Signed`,
  superseded: msg`Replaced`,
  void: msg`Void`,
} satisfies Record<ProtocolStatus, MessageDescriptor>

const icons = {
  property: HomeIcon,
  process: ProcessIcon,
  application: PersonIcon,
  resident: PersonIcon,
  protocol: FileIcon,
} satisfies Record<Entry['entity'], unknown>

/** What something is called, and what tells it from others of that name. */
export function ResultLine({ result }: { result: Result }) {
  const { i18n } = useLingui()
  if ('command' in result) {
    const words = i18n._(result.command.words)
    return (
      <>
        <GoIcon />
        <span>{result.command.isPlace ? <Trans>Open {words}</Trans> : words}</span>
      </>
    )
  }
  if ('step' in result) {
    const { step, about } = result
    return (
      <>
        <BoltIcon />
        <span>
          {i18n._(step.words)}
          <small>{about}</small>
        </span>
        {hasKeys() && areSingleKeysOn() && <Key aria-hidden="true">{step.hotkey.toUpperCase()}</Key>}
      </>
    )
  }
  const { entry } = result
  const Icon = icons[entry.entity]
  return (
    <>
      <Icon />
      <span>
        <NameOf entry={entry} />
        <small>
          <DetailsOf entry={entry} />
        </small>
      </span>
    </>
  )
}

function NameOf({ entry }: { entry: Entry }) {
  const { name, code, id, entity } = entry
  if (entity === 'process') return name || <Trans>Process {id}</Trans>
  if (entity === 'protocol') return [name, formatDate(entry.date)].filter(Boolean).join(', ')
  return name || code
}

function DetailsOf({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  switch (entry.entity) {
    case 'property':
      return joined([entry.address, entry.code])
    case 'process':
      return joined([i18n._(processStatusNames[entry.status]), homeOf(entry.home), entry.code])
    case 'application':
      return joined([i18n._(applicationStatusNames[entry.status]), entry.process, entry.code])
    case 'resident':
      return joined([i18n._(msg`Resident`), homeOf(entry.home)])
    case 'protocol':
      return joined([
        i18n._(protocolTitles[entry.kind]),
        i18n._(protocolStatusNames[entry.status]),
        entry.home?.address,
      ])
  }
}

const homeOf = (home: EntryHome | undefined) => home && `${home.name}, ${home.address}`

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
