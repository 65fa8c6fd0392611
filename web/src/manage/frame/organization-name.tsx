import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router-dom'
import AgainIcon from '~icons/lucide/rotate-cw'
import { paths } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { readOrganizations } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useOwnOrganization } from '#web/manage/records/use-own-organization.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { oneLine } from '#web/kit/ui/fitting.ts'

/** For whom somebody works: read, or for a platform owner to be changed; as much of it as there is room for. */
export function OrganizationName() {
  const { t } = useLingui()
  const { person } = useManager()
  const { name, isReading, hasFailed, again } = useOwnOrganization()
  return (
    <>
      {person.role === 'platform_owner' ? (
        <OrganizationPicker name={name} />
      ) : (
        <Text minW="0" color="fg.muted" fontSize="sm" title={name} css={oneLine}>
          {name ?? (isReading && <Trans>Loading organization...</Trans>)}
        </Text>
      )}
      {hasFailed && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Retry loading the organization`}
          title={t`Retry loading the organization`}
          onClick={again}
        >
          <AgainIcon />
        </Button>
      )}
    </>
  )
}

interface OrganizationPickerProps {
  /** As it is known before the list is. */
  name: string | undefined
}

/** A platform owner works with one organization at a time, and changes it in one step. */
function OrganizationPicker({ name }: OrganizationPickerProps) {
  const { t } = useLingui()
  const { database, organizationId } = useManager()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const known = useKeptList('organizations', (kept) => kept.organizations.orderBy('id').toArray()) ?? []
  useRefresh('organizations', () => readOrganizations(database))
  const choices = known.some(({ id }) => id === organizationId) ? known : [{ id: organizationId ?? '', name }, ...known]

  const choose = (id: string) => {
    session.choose(id)
    // A page about one record is about nothing of another organization.
    if (!ofAnyOrganization.has(pathname)) void navigate(adminTabPath('properties'))
  }
  return (
    <Select
      aria-label={t`Organization`}
      minH="11"
      py="1"
      ps="2"
      w="full"
      maxW="full"
      fontSize="sm"
      fontWeight="semibold"
      css={oneLine}
      value={organizationId ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {choices
        .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
        .map((each) => (
          <option key={each.id} value={each.id}>
            {each.name ?? '…'}
          </option>
        ))}
    </Select>
  )
}

const ofAnyOrganization = new Set<string>([
  paths.admin,
  paths.team,
  paths.activity,
  paths.dataProtection,
  paths.protocols,
  paths.lifeSpans,
  paths.apiTests,
])
