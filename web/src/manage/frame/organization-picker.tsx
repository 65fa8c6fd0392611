import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { readOrganizations } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { session } from '#web/manage/session/browser-session.ts'

interface OrganizationPickerProps {
  /** As it is known before the list is. */
  name: string | undefined
}

/** A platform owner works with one organization at a time, and changes it in one step. */
export function OrganizationPicker({ name }: OrganizationPickerProps) {
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
      w="auto"
      maxW="full"
      fontWeight="semibold"
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
  paths.apiTests,
])
