import * as z from 'zod/mini'
import { commandOf } from '#shared/every-command.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'

type Linked = Pick<StoredCommand, 'name' | 'params' | 'body' | 'chain'>

/** What a change has to do with others. */
interface Links {
  name: string
  chain: string
  /** Records that are there once it is done. */
  creates: readonly string[]
  /** Records that have to be there before. */
  needs: readonly string[]
  protocols: readonly string[]
  /** It is about a protocol as a whole, with all that belongs to it. */
  isOfWhole: boolean
}

/** Whether a change has to wait until an earlier one is confirmed: of the same record, or of one that does not exist before. */
export const waitsFor = (command: Linked, earlier: Linked): boolean => isLinked(linksOf(command), linksOf(earlier))

function linksOf({ name, params, body, chain }: Linked): Links {
  const command = commandOf(name)
  const said = saidBy({ params, body })
  const { id } = made.parse(body)
  const needs = [...Object.values(params ?? {}), ...said(command?.needs, [])]
  return {
    name,
    chain,
    creates: said(command?.creates, [id]).filter((each) => each !== undefined),
    needs: needs.filter((each) => each !== undefined),
    protocols: protocolsOf({ name, params, body }),
    isOfWhole: command?.ofWhole === true,
  }
}

/** As it was written down, when its type was checked: by an older or newer version it may say less. */
const saidBy =
  (input: object) =>
  (say: ((input: never) => (string | undefined)[]) | undefined, otherwise: (string | undefined)[]) => {
    try {
      return say ? say(input as never) : otherwise
    } catch {
      return []
    }
  }

const made = z.catch(z.object({ id: z.optional(z.string()) }), {})

const isLinked = (links: Links, earlier: Links): boolean =>
  links.chain === earlier.chain ||
  links.needs.some((id) => earlier.creates.includes(id)) ||
  ((links.isOfWhole || earlier.isOfWhole) &&
    !isFileOfSignature(links, earlier) &&
    links.protocols.some((id) => earlier.protocols.includes(id)))

/** One that the server has to be told of anew: the signature waits for it, so that it cannot wait for the signature. */
const isFileOfSignature = (links: Links, earlier: Links) =>
  links.name === 'announceFile' && earlier.name === 'signProtocol'

/** What can be sent now or later: each the first of its chain. */
export function headsOf<C extends Linked & Pick<StoredCommand, 'state'>>(commands: readonly C[]): C[] {
  const pending = commands.filter(({ state }) => state !== 'attention')
  const links = pending.map(linksOf)
  return pending.filter((_, place) => {
    const own = links[place]
    return own && !links.slice(0, place).some((earlier) => isLinked(own, earlier))
  })
}

/** Everything after it that makes sense only if it was done, in order, and what in turn depends on that. */
export function dependentsOf<C extends Linked & Pick<StoredCommand, 'n'>>(head: C, commands: readonly C[]): C[] {
  const dependents: C[] = []
  const before = [linksOf(head)]
  for (const command of commands.filter(({ n }) => n > head.n)) {
    const own = linksOf(command)
    if (!before.some((earlier) => isLinked(own, earlier))) continue
    dependents.push(command)
    before.push(own)
  }
  return dependents
}
