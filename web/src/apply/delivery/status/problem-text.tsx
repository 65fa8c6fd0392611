import { Trans } from '@lingui/react/macro'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Sent again as it is, it would be refused again. */
export const needsChange = ({ state, lastError }: Job) =>
  state === 'attention' && refusedAsTheyAre.has(lastError?.code ?? '')

const refusedAsTheyAre = new Set<string>([
  'DOCUMENT_CONFLICT',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_INFECTED',
  'DOCUMENT_LIMIT_REACHED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
] satisfies (ErrorCode | 'DOCUMENT_DAMAGED')[])

/** What is wrong, and what to do about it. */
export function ProblemText({ job }: { job: Job }) {
  return (
    <Text>
      <Problem job={job} />
    </Text>
  )
}

function Problem({ job }: { job: Job }) {
  const { state, lastError, earlier, code: entered, request } = job
  const texts = useTexts()
  const thisDevice = useThisDevice()
  const code = lastError?.code ?? ''
  const documentName = lastError?.documentName
  if (state === 'hold_update') {
    return <Trans>This version of the app is too old to send. Load the new version; nothing is lost.</Trans>
  }
  if (earlier) {
    const { day, time } = dayAndTime(earlier.receivedAt)
    const { reference } = earlier
    return (
      <Trans>
        An earlier version of this application was received on {day} at {time}, number {reference}. What you changed
        afterwards was not sent.
      </Trans>
    )
  }
  switch (code) {
    case 'APPLICATION_CLOSED':
      return (
        <Trans>
          This application process was closed before your application arrived. What you wrote stays on {thisDevice}: use
          it for another home, save a copy, or delete it.
        </Trans>
      )
    case 'PROCESS_NOT_FOUND':
      return <Trans>This application process no longer exists. What you wrote stays on {thisDevice}.</Trans>
    // Its id is spent: there is nothing to send again.
    case 'APPLICATION_ERASED':
      return texts.error(code)
    case 'DOCUMENTS_NOT_REQUESTED':
      return (
        <>
          {texts.error(code)} <Trans>The documents stay on {thisDevice} until you delete them.</Trans>
        </>
      )
    case 'LINK_UNKNOWN':
      return (
        <Trans>
          The link to these documents is not known any more. Please ask the landlord for a new one. The documents stay
          on {thisDevice}.
        </Trans>
      )
    case 'CODE_UNKNOWN':
      return <Trans>The code {entered} opens no application. Correct it, and your application is sent.</Trans>
    case 'STALE':
      return <Trans>This has waited on {thisDevice} for more than 30 days. Do you still want to send it?</Trans>
    case 'UPLOAD_BLOCKED':
      return (
        <Trans>This cannot be sent from this network. Try another one, for example mobile data instead of Wi-Fi.</Trans>
      )
    case 'DOCUMENT_DAMAGED':
      return request ? (
        <Trans>
          "{documentName}" can no longer be read on {thisDevice}. Take the documents back and add it again.
        </Trans>
      ) : (
        <Trans>
          "{documentName}" can no longer be read on {thisDevice}. Change the application and add the document again.
        </Trans>
      )
    case 'VALIDATION_FAILED':
      return request ? texts.error(code) : <Trans>Some answers were not accepted. Change them and submit again.</Trans>
    default:
      return (
        <>
          {documentName && (
            <>
              <Trans>The document "{documentName}" was not taken.</Trans>{' '}
            </>
          )}
          {texts.knowsError(code) ? (
            texts.error(code)
          ) : (
            <Trans>The server gave an answer we do not understand ({code}).</Trans>
          )}{' '}
          {needsChange(job) ? (
            <Trans>Nothing is lost: replace or remove it, and submit again.</Trans>
          ) : (
            <Trans>Nothing is lost: try again, or save a copy.</Trans>
          )}
        </>
      )
  }
}
