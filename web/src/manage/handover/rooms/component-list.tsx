import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#shared/dates.ts'
import {
  type GradedTogether,
  graded,
  gradesFor,
  ungraded,
  untouchedIn,
  usualGrade,
} from '#shared/handover/room/grade-others.ts'
import { type Component, type Condition, conditions } from '#shared/handover/room/room.ts'
import { standsBeside } from '#shared/handover/room/then-and-now.ts'
import { Button } from '#web/kit/ui/button.ts'
import { RemovedRow } from '#web/kit/ui/later/removed-row.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useRoomBefore } from '#web/manage/handover/compare/use-room-before.ts'
import { changedIn, without } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft, useRoom } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddByName } from '#web/manage/handover/prepare/add-by-name.tsx'
import { makeComponent } from '#web/manage/handover/prepare/make-room.ts'
import { conditionNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { ComponentCard } from './component-card.tsx'

/** What the room is made of: one tap each, or one for all that is left. */
export function ComponentList({ roomId }: { roomId: string }) {
  const { i18n, t } = useLingui()
  const { protocol, baseline } = useProtocolDraft()
  const found = useRoom(roomId)
  const beside = useRoomBefore(roomId)
  const [together, setTogether] = useState<{ grades: GradedTogether; words: string }>()
  if (!found) return null
  const { content, change } = found
  const { components } = content
  const untouched = untouchedIn(content)
  const left = untouched.length
  const grade = usualGrade(protocol.content.kind, content)
  // Of a moving in the grades of who left are no proposal.
  const grades = gradesFor(untouched, grade, standsBeside(protocol.content) ? beside?.parts : undefined)
  const offered = grades.size
  const day = baseline ? formatDate(baseline.protocol.date) : ''
  const words = grade ? i18n._(conditionNames[grade]) : t`as on ${day}`
  const changeOne = (id: string, to: (before: Component) => Partial<Component>) =>
    change((before) => ({ ...before, components: changedIn(before.components, id, to) }))
  const gradeOthers = (given: GradedTogether, as: string) => {
    setTogether({ grades: given, words: as })
    change((before) => graded(before, given))
  }
  const takeBack = (given: GradedTogether) => {
    setTogether(undefined)
    change((before) => ungraded(before, given))
  }
  return (
    <section aria-labelledby="components">
      <Heading id="components" size="lg" mb="2">
        <Trans>Condition</Trans>
      </Heading>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" mb="3">
        {components.map((component) => (
          <ComponentCard
            key={component.id}
            roomId={roomId}
            component={component}
            onChange={(part) => changeOne(component.id, () => part)}
            onPhotos={(to) => changeOne(component.id, ({ photoIds }) => ({ photoIds: to(photoIds) }))}
            onRemove={() =>
              change((before) => ({
                ...before,
                components: without(before.components, component.id),
                defects: before.defects.map((defect) =>
                  defect.componentId === component.id ? { ...defect, componentId: null } : defect,
                ),
              }))
            }
          />
        ))}
      </Box>
      {together && (
        <Graded
          key={[...together.grades.keys()].join()}
          count={together.grades.size}
          words={together.words}
          onUndo={() => takeBack(together.grades)}
        />
      )}
      {left > 0 && (
        <Disclosure
          title={
            <Plural value={left} one="Choose a grade for the one that is left" other="Choose a grade for the other #" />
          }
        >
          <GradeButtons onChoose={(each) => gradeOthers(gradesFor(untouched, each), i18n._(conditionNames[each]))} />
        </Disclosure>
      )}
      {offered > 0 && (
        <Button variant="outline" size="lg" w="full" mb="3" onClick={() => gradeOthers(grades, words)}>
          {offered === left ? (
            <Plural value={left} one={`The one that is left: ${words}`} other={`The other #: ${words}`} />
          ) : (
            <Plural value={offered} one={`# part: ${words}`} other={`# parts: ${words}`} />
          )}
        </Button>
      )}
      <AddByName
        label={t`Something else in this room`}
        onAdd={(type) => {
          const component = makeComponent(type, false)
          change((before) => ({ ...before, components: [...before.components, component] }))
          return component.id
        }}
      />
    </section>
  )
}

/** Each gives its grade at once: one that is only chosen looks as if it counted. */
function GradeButtons({ onChoose }: { onChoose: (grade: Condition) => void }) {
  const { i18n } = useLingui()
  return (
    <Box role="group" aria-labelledby="others" mb="4">
      <Text id="others" mb="1">
        <Trans>Condition of the others</Trans>
      </Text>
      <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '1 0 30%' } }}>
        {conditions.map((grade) => (
          <Button key={grade} variant="outline" size="lg" onClick={() => onChoose(grade)}>
            {i18n._(conditionNames[grade])}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}

/** Says what one tap did, and takes it back. */
function Graded({ count, words, onUndo }: { count: number; words: string; onUndo: () => void }) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => row.current?.focus(), [])
  return (
    <Box ref={row} tabIndex={-1} mb="3">
      <RemovedRow label={t`Undo: ${words}`} onUndo={onUndo}>
        <Plural value={count} one={`# part is graded: ${words}`} other={`# parts are graded: ${words}`} />
      </RemovedRow>
    </Box>
  )
}
