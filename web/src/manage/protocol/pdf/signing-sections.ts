import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import type { MadeStatement } from '#shared/handover/canonical-content.ts'
import { deadlines } from '#shared/handover/deadlines.ts'
import type { SigningOutcome } from '#shared/handover/sign/signing.ts'
import { cited } from '#shared/policy/cited.ts'
import { deadlineLabels } from '#web/manage/protocol/labels/protocol-labels.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading, rule } from '#web/manage/protocol/layout/page-style.ts'
import type { PdfContext } from './pdf-input.ts'
import { signatureRows } from './signature-rows.ts'

/** What was declared, who signed, what has to be done until when, and what ties all of it together. */
export function signingSections(context: PdfContext): Content[] {
  return [...statementsOf(context), ...signaturesOf(context), ...remindersOf(context), ...closingOf(context)]
}

function signaturesOf(context: PdfContext): Content[] {
  const [first, ...others] = signatureRows(context)
  return first ? [keepTogether(heading(context.say(msg`Signatures`)), first), ...others] : []
}

/**
 * Each statement once, in the words that were on the screen, with everybody whom it was meant for. It was ticked before anybody
 * signed: who signs makes it, and nobody else.
 */
function statementsOf({ say, statements, signatures, protocol }: PdfContext): Content[] {
  if (statements.length === 0) return []
  const texts = [...new Set(statements.map(({ text }) => text))]
  const outcomeOf = (partyId: string) => signatures.find((each) => each.partyId === partyId)?.outcome
  return [
    heading(say(msg`Statements`)),
    ...texts.flatMap((text): Content[] => {
      const partiesOf = (made: readonly MadeStatement[]) =>
        protocol.content.parties.filter(({ id }) => made.some((each) => each.text === text && each.partyId === id))
      const meant = partiesOf(statements.filter(({ isDeclined }) => !isDeclined))
      const decliners = partiesOf(statements.filter(({ isDeclined }) => isDeclined))
        .map(({ name }) => name)
        .join(', ')
      const namesOf = (outcomes: readonly (SigningOutcome | undefined)[]) =>
        meant
          .filter(({ id }) => outcomes.includes(outcomeOf(id)))
          .map(({ name }) => name)
          .join(', ')
      const [makers, onPaper, refusers] = [
        // Nobody has signed yet where the document is made to be looked at.
        namesOf(['signed', 'with_reservation', undefined]),
        namesOf(['on_paper']),
        namesOf(['refused']),
      ]
      const lines = [
        ...(makers ? [say(msg`Declared by: ${makers}`)] : []),
        ...(onPaper ? [say(msg`Declared only with a signature on paper: ${onPaper}`)] : []),
        ...(decliners ? [say(msg`Not declared, at their own word: ${decliners}`)] : []),
        ...(refusers ? [say(msg`Not declared, because not signed: ${refusers}`)] : []),
      ]
      return [{ text }, { text: lines.join('\n'), bold: true, margin: [0, 1, 0, 7] }]
    }),
  ]
}

function remindersOf({ say, protocol, language }: PdfContext): Content[] {
  const { jurisdiction, kind, date } = protocol.content
  const due = deadlines(jurisdiction, kind, date)
  if (due.length === 0) return []
  return [
    keepTogether(
      heading(say(msg`Deadlines to remember`)),
      ...due.map((each): Content => {
        const words = say(deadlineLabels[each.kind])
        const day = each.on === null ? [] : [{ text: `${formatDate(each.on)}  `, bold: true }]
        return { text: [...day, `${words} (${cited(each.source, language)})`] }
      }),
      {
        text: say(msg`A reminder and no legal advice. Public holidays are not counted.`),
        style: 'small',
        margin: [0, 3, 0, 0],
      },
    ),
  ]
}

/** The fingerprint in full, as the last thing in the document. */
function closingOf({ say, contentHash, protocol }: PdfContext): Content[] {
  if (!contentHash) return []
  const explanation =
    protocol.status === 'draft'
      ? say(msg`Fingerprint of the content (SHA-256). It changes with every entry and every photo.`)
      : say(msg`Fingerprint of the signed content (SHA-256). If an entry or a photo is changed, it no longer fits.`)
  return [
    {
      unbreakable: true,
      stack: [rule(22, 6), { text: explanation, style: 'small' }, { text: contentHash, fontSize: 9 }],
    },
  ]
}
