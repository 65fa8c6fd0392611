import { Trans } from '@lingui/react/macro'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, policySettings } from '#shared/organization/organization.ts'
import { ownQuestions as bank, packChoices } from '#shared/policy/pack-choice.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { usePackChoiceWords } from '#web/manage/facts/pack-choice-name.tsx'
import { session } from '#web/manage/session/browser-session.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { OwnQuestionsField, OwnQuestionsList } from './own-questions.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

/** Which questions those who apply are asked: all, or what the law of a country lets landlords ask. */
export function QuestionsChoice({ organization: { id, policyPack, ownQuestions } }: { organization: Organization }) {
  const change = useChangeOrganization()
  const words = usePackChoiceWords()
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>Which questions are asked</Trans>
      </Heading>
      <Text fontWeight="medium">{words(policyPack)}</Text>
      {policyPack === null ? (
        <Notice>
          <Trans>
            Everybody is asked everything, also what landlords may not ask in the country of a home. By the country of
            the home nobody is asked more than its law allows.
          </Trans>
        </Notice>
      ) : (
        <OwnQuestionsList chosen={ownQuestions} />
      )}
      <Text color="fg.muted">
        <Trans>
          In Switzerland the nationality becomes Swiss or a permit and how long that is valid, the salary a range, and
          debt enforcement in the last two years is asked. In Germany and Austria nobody is asked for the nationality,
          in Germany the date of birth is voluntary, and in place of the gross salary the net income is asked, which is
          voluntary, too. In all three reference and insurance are voluntary, and documents may follow later. In France
          nobody is asked for nationality, reference or insurance. An extract from a debt register is taken in
          Switzerland alone, in Germany and Austria a credit report in its place.
        </Trans>
      </Text>
      <Text>
        <Trans>
          For homes in France it is always its own list, whatever is chosen: the law there names all that may be asked.
        </Trans>
      </Text>
      <Text color="fg.muted">
        <Trans>It applies to processes that are created from now on. It is not legal advice.</Trans>
      </Text>
      <DialogButton
        variant="outline"
        justifySelf="start"
        renderDialog={(close) => (
          <RulesDialog
            rules={policySettings}
            values={{
              policyPack: packChoices.find((choice) => choice === policyPack) ?? null,
              ownQuestions: bank.filter((each) => ownQuestions.includes(each)),
            }}
            title={<Trans>Which questions are asked</Trans>}
            confirm={<Trans>Change</Trans>}
            onSubmit={(body) => change(session.call(organizationContract.changePolicyPack, { params: { id }, body }))}
            onClose={close}
          >
            <SelectField
              name="policyPack"
              label={<Trans>Questions of new processes</Trans>}
              hint={
                <Trans>
                  Processes that there are keep theirs, so that all who apply for a home are asked the same.
                </Trans>
              }
              read={(choice) => choice || null}
            >
              {[null, ...packChoices].map((choice) => (
                <option key={choice} value={choice ?? ''}>
                  {words(choice)}
                </option>
              ))}
            </SelectField>
            <OwnQuestionsField />
          </RulesDialog>
        )}
      >
        <Trans>Change the questions</Trans>
      </DialogButton>
    </Card>
  )
}
