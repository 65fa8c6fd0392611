import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Organization } from '#shared/organization/organization.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'

export const OrganizationFacts = ({ organization }: { organization: Organization }) => (
  <Box as="dl" display="grid" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
    <Fact name={<Trans>Name</Trans>}>{organization.name}</Fact>
    {organization.description && <Fact name={<Trans>Description</Trans>}>{organization.description}</Fact>}
    <Fact name={<Trans>ID</Trans>}>{organization.id}</Fact>
    <Fact name={<Trans>Created</Trans>}>{dayAndTime(organization.createdAt).day}</Fact>
  </Box>
)

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <Box as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere" css={{ whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  </div>
)
