import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useRef } from 'react'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { alikeWords } from '#web/manage/applications/words/alike.ts'
import { documentOf, useShownDocument } from '#web/manage/applications/documents/shown-document.ts'
import { AnswerOthers } from '#web/manage/applications/many/answer-others.tsx'
import { isMarkedHere } from '#web/manage/applications/marks/marked-here.ts'
import type { RowProps } from '#web/manage/applications/rows/row.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { unseen } from '#web/kit/ui/fitting.ts'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { ApplicationFilters } from './application-filters.tsx'
import { inView, writeView } from '#web/manage/applications/looking/application-view.ts'
import { ArrivalsButton, useArrivals } from './arrivals.tsx'
import { foundBeside } from '#web/manage/applications/looking/found-applications.ts'
import { GoneTag, NothingFits } from './nothing-fits.tsx'
import { pathInView } from '#web/manage/applications/looking/path-in-view.ts'
import { ReadingPane } from './reading-pane.tsx'
import { beside, besideDocument, pane } from './review-style.ts'
import { writeSelected } from '#web/manage/applications/selection/selection.ts'
import { SelectionBar } from '#web/manage/applications/selection/selection-bar.tsx'
import { NoApplications } from '#web/manage/applications/words/no-applications.tsx'
import { ShownApplications } from './shown-applications.tsx'
import { ToldResults } from './told-results.tsx'
import { useAskedOf } from './use-asked-of.ts'
import { useBeginAtTop } from '#web/manage/applications/keyboard/use-begin-at-top.ts'
import { useAlike } from './use-duplicates.ts'
import { useFocusWhereLeft } from '#web/manage/applications/keyboard/use-focus-where-left.ts'
import { useFocusAsDrawnAnew, useListFocus, useNextAfter } from '#web/manage/applications/keyboard/use-list-focus.ts'
import { useMark } from '#web/manage/applications/marks/use-mark.ts'
import { useListKeys } from '#web/manage/applications/keyboard/use-list-keys.ts'
import { useNewest } from './use-newest.ts'
import { useOpenApplication } from './use-open-application.ts'
import { useReviewAddress } from './use-review-address.ts'
import { useSelection } from '#web/manage/applications/selection/use-selection.ts'
import type { Looking } from '#web/manage/applications/looking/use-view.ts'

const DocumentViewer = lazyPart(
  async () => (await import('#web/manage/applications/documents/viewer/document-viewer.tsx')).DocumentViewer,
)

interface ApplicationReviewProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
  looking: Looking
}

/** The applications: on a desk rows beside what is read, on a phone lines that lead to a page each. */
export function ApplicationReview({ process, property, looking }: ApplicationReviewProps) {
  const { t } = useLingui()
  // Room for two columns.
  const isWide = useMedia('(min-width: 62rem)')
  const around = useRef<HTMLDivElement>(null)
  const { view, change } = looking
  const newest = useNewest(process.id, view)
  const { listed, waiting, show } = useArrivals(useRecords('application', process.id, newest.isOver), process.id)
  const applications = useDeferred(listed)
  // Once all are here, no order or filter waits for what was read before them.
  const first = applications ? undefined : newest.rows
  const known = applications ?? newest.rows
  const rest = applications ? 0 : newest.rest
  const { total } = rentOf(process, property)
  const country = property?.country
  // What was pressed or typed answers first: a list of thousands follows when there is time.
  const looked = useDeferredValue(view)
  const { status, isStarred, tag, search, order, isReversed } = looked
  const shown = useMemo(
    () =>
      applications
        ? inView(
            applications,
            { status, isStarred, tag, search, order, isReversed },
            { total, country },
            { isMarkedHere },
          )
        : (first ?? []),
    [applications, first, status, isStarred, tag, search, order, isReversed, total, country],
  )
  const besideOf = useMemo(() => foundBeside(applications ?? [], search), [applications, search])
  const byId = useMemo(() => new Map(known.map((each) => [each.id, each])), [known])
  const isAnswered = isWhole(applications) && looked === view
  const alikeOf = useAlike(applications, byId)
  const selection = useSelection(process.id)
  const held = useListFocus(around)
  const [focus] = held
  const lookedFor = `${status} ${isStarred} ${tag} ${search}`
  const {
    openId,
    show: read,
    toggle,
    step,
    close,
  } = useOpenApplication(focus, { shown, of: lookedFor, isAnswered }, byId)
  const lostId = useFocusAsDrawnAnew(held, isWide, shown.length === 0, openId)
  const leftId = useFocusWhereLeft(focus, shown, isAnswered)
  const selected = useMemo(() => new Set(selection.ids), [selection.ids])
  const nextAfter = useNextAfter(shown, selected)
  const seen = new Set(selected.size === 0 ? [] : shown.map(idOf).filter((id) => selected.has(id)))
  const chosen = selection.ids.flatMap((id) => byId.get(id) ?? [])
  // Who is left out by what is looked for is not read beside it.
  const at = isWide && openId !== undefined ? shown.findIndex(({ id }) => id === openId) : -1
  const asked = useAskedOf(at >= 0, byId.get(openId ?? ''))
  const open = shown[at] ?? asked
  useBeginAtTop(around, { times: looking.times, isAnswered, openId: open?.id, focus })
  const { star } = useMark()
  useListKeys(around, {
    focus,
    isOpen: open !== undefined,
    onShow: read,
    onStep: (by) => step(by, true),
    onClose: close,
    onStar: (id) => {
      const starred = byId.get(id)
      if (starred) star(starred)
    },
  })
  const document = useShownDocument()
  // As long as nothing is known of it, an address keeps what it names.
  const isShown = document.id !== undefined && (open ? documentOf(open, document.id) !== undefined : !isAnswered)
  useReviewAddress(
    {
      ...writeView(view),
      ...(openId && { open: openId }),
      ...writeSelected(selection.ids, process.id),
      ...(isShown && { document: document.id ?? '' }),
    },
    read,
  )

  const { choose, chooseAll, clear } = selection
  const onSelect = useMemo<RowProps['onSelect']>(
    () => (id, isChosen, isRange) => choose(id, isChosen, isRange ? shown.map(idOf) : undefined),
    [choose, shown],
  )
  const rowOf = (application: Shown<'application'>): Omit<RowProps, 'isCurrent'> => ({
    application,
    total,
    country,
    alike: alikeWords(alikeOf(application.id)),
    beside: besideOf(application),
    isSelected: selected.has(application.id),
    onSelect,
  })

  return (
    <section aria-labelledby="applications">
      <Heading id="applications" css={unseen}>
        <Trans>Applications</Trans>
      </Heading>
      <ApplicationFilters applications={applications} view={view} onChange={change} isWide={isWide}>
        <ArrivalsButton count={waiting} onShow={show} />
      </ApplicationFilters>
      <ToldResults view={view} count={shown.length + rest} all={known.length + rest} isAnswered={isAnswered} />
      {looking.goneTag !== undefined && <GoneTag tag={looking.goneTag} />}
      {applications && <AnswerOthers applications={applications} process={process} />}
      <FeedState records={known.length > 0 ? known : applications}>
        <NoApplications process={process} />
      </FeedState>
      {applications !== undefined && applications.length > 0 && shown.length === 0 && isAnswered && (
        <NothingFits applications={applications} view={view} onChange={change} />
      )}
      <Box
        ref={around}
        display="grid"
        gap="3"
        alignItems="start"
        scrollMarginTop="var(--frame-top, 0px)"
        css={open ? (isShown ? besideDocument : beside) : {}}
      >
        {shown.length > 0 && (
          <ShownApplications
            shown={shown}
            rest={rest}
            rowOf={rowOf}
            looking={looking}
            isWide={isWide}
            openId={openId}
            lostId={lostId ?? leftId}
            onToggle={toggle}
            chosen={seen.size}
            onChooseAll={chooseAll}
          />
        )}
        {open && isShown && (
          <DocumentViewer
            key={open.id}
            application={open}
            id={document.id ?? ''}
            isBeside
            onShow={document.show}
            onClose={document.close}
          />
        )}
        {open && (
          <Box as="section" id="application-details" aria-label={t`Details`} css={pane}>
            <ReadingPane
              application={open}
              process={process}
              total={total}
              country={country}
              alike={alikeOf(open.id)}
              to={pathInView(open, view)}
              at={at}
              count={shown.length + rest}
              onStep={step}
              onClose={close}
            />
          </Box>
        )}
      </Box>
      <SelectionBar
        selected={chosen}
        total={total}
        country={country}
        process={process}
        isReading={open !== undefined}
        notListed={chosen.filter(({ id }) => !seen.has(id))}
        left={rest > 0 ? 0 : shown.length - seen.size}
        onChooseAll={() => chooseAll(shown.map(idOf), true)}
        onClear={() => {
          // What was pressed goes with what was chosen.
          focus.toRow()
          clear()
        }}
        onDecided={() => {
          // Of a status that is looked for they are gone in a moment.
          focus.toRow(status === 'all' ? undefined : nextAfter.current)
          clear()
        }}
      />
    </section>
  )
}

const idOf = ({ id }: Shown<'application'>) => id
