import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { ProcessesTab } from '#web/manage/processes/processes-tab.tsx'
import { PropertiesTab } from '#web/manage/properties/list/properties-tab.tsx'
import { IS_BESIDE, Today } from '#web/manage/today/today.tsx'
import { Tabs } from '#web/manage/ui/tabs.tsx'
import { CreatePropertyButton } from './create-property-button.tsx'

type Tab = 'properties' | 'applications'

/** Where a manager begins (manager.md, Routes). */
export function AdminPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Overview`} isBroad>
      {(organizationId) => (
        <Box css={besideToday}>
          <Today />
          <Box minW="0">
            <AdminTabs organizationId={organizationId} />
          </Box>
        </Box>
      )}
    </OwnOrganizationPage>
  )
}

/** Where there is room the lists begin at the top, whatever asks for the person. */
const besideToday = {
  [`@media ${IS_BESIDE}`]: {
    display: 'grid',
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    columnGap: '32px',
    alignItems: 'start',
  },
} as const

/** Which tab stands in the address, so that a link and the way back lead to it. */
function AdminTabs({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const chosen: Tab = search.get('tab') === 'applications' ? 'applications' : 'properties'
  return (
    <Tabs<Tab>
      label={t`Areas`}
      tabs={[
        { key: 'properties', words: <Trans>Properties</Trans> },
        { key: 'applications', words: <Trans>Applications</Trans> },
      ]}
      chosen={chosen}
      onChoose={(tab) => setSearch({ tab }, { replace: true })}
    >
      {chosen === 'properties' ? (
        <PropertiesTab createButton={<CreatePropertyButton organizationId={organizationId} />} />
      ) : (
        <ProcessesTab organizationId={organizationId} />
      )}
    </Tabs>
  )
}
