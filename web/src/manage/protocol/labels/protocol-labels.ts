import type { DeadlineKind } from '#shared/policy/pack.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { depositForms, depositReleases } from '#shared/handover/agreements.ts'
import type { KeyKind, MeterKind, smallerReasons, unreadReasons } from '#shared/handover/installations.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import type { EarlierDefect } from '#shared/handover/room/compare.ts'
import type { PartyPosition, Remedy, Responsibility } from '#shared/handover/room/defect-values.ts'
import type { Condition, Coverage, workings } from '#shared/handover/room/room.ts'

/** Words for what the protocol calls by code. A code without words does not compile. */
type Labels<Code extends string> = Record<Code, MessageDescriptor>

export const protocolTitles: Labels<ProtocolKind> = {
  move_out: msg`Handover protocol: moving out`,
  move_in: msg`Handover protocol: moving in`,
  move_out_in: msg`Handover protocol: moving out and in`,
  interim: msg`Protocol of an inspection`,
}

export const roleNames: Labels<PartyRole> = {
  landlord: msg`Landlord`,
  manager: msg`Property manager`,
  agent: msg`Agent`,
  tenant_out: msg`Tenant moving out`,
  tenant_in: msg`Tenant moving in`,
  tenant: msg`Tenant`,
  witness: msg`Witness`,
  official_inspector: msg`Official inspector`,
  interpreter: msg`Interpreter`,
  craftsman: msg`Tradesperson`,
}

export const coverageNames: Labels<Coverage> = {
  inspected: msg`Inspected`,
  partly: msg`Inspected in part`,
  inaccessible: msg`Not accessible`,
  not_present: msg`Does not exist here`,
}

export const conditionNames: Labels<Condition> = {
  new: msg`New`,
  good: msg`Good`,
  used: msg`Used`,
  worn: msg`Worn`,
  defective: msg`Defective`,
}

export const workingNames: Labels<(typeof workings)[number]> = {
  yes: msg`Yes`,
  no: msg`No`,
  untested: msg`Not tested`,
}

export const remedyNames: Labels<Remedy> = {
  none: msg`Nothing`,
  clean: msg`Clean`,
  repair: msg`Repair`,
  replace: msg`Replace`,
  compensate: msg`Compensate in money`,
}

export const responsibilityNames: Labels<Responsibility> = {
  open: msg`Not decided`,
  tenant: msg`Tenant`,
  landlord: msg`Landlord`,
  shared: msg`Both, shared`,
}

export const positionNames: Labels<PartyPosition> = {
  accepts: msg`accepts`,
  disputes: msg`disputes`,
  with_reservation: msg`accepts with a reservation`,
}

export const meterNames: Labels<MeterKind> = {
  electricity: msg`Electricity`,
  gas: msg`Gas`,
  water_cold: msg`Cold water`,
  water_warm: msg`Warm water`,
  heat: msg`Heat`,
  heat_cost_allocator: msg`Heat cost allocator`,
  oil: msg`Oil`,
  solar: msg`Solar power`,
}

export const smallerNames: Labels<(typeof smallerReasons)[number]> = {
  exchanged: msg`The meter was exchanged`,
  run_over: msg`The meter began again at zero`,
  as_read: msg`Read again, it is right`,
}

export const unreadNames: Labels<(typeof unreadReasons)[number]> = {
  inaccessible: msg`Not accessible`,
  removed: msg`The meter is no longer there`,
  elsewhere: msg`Read by somebody else`,
}

/** Of a defect of the protocol before that is not recorded again. */
export const earlierStateNames: Labels<EarlierDefect['state']> = {
  gone: msg`No longer there`,
  not_looked_at: msg`Not looked at`,
}

export const keyNames: Labels<KeyKind> = {
  flat: msg`Flat`,
  house: msg`Front door of the house`,
  cellar: msg`Cellar`,
  letterbox: msg`Letterbox`,
  garage: msg`Garage`,
  laundry: msg`Laundry room`,
  room: msg`Room`,
  remote: msg`Remote control`,
  chip: msg`Chip`,
  code: msg`Code`,
}

export const depositFormNames: Labels<(typeof depositForms)[number]> = {
  account: msg`Deposit account`,
  guarantee: msg`Guarantee`,
  insurance: msg`Insurance`,
  none: msg`No deposit`,
}

export const depositReleaseNames: Labels<(typeof depositReleases)[number]> = {
  open: msg`Not decided`,
  full: msg`In full`,
  partial: msg`In part`,
  withheld: msg`Withheld`,
}

export const deadlineLabels: Labels<DeadlineKind> = {
  defect_notice: msg`The tenant has to be notified of defects by this day`,
  hidden_defects: msg`Of defects that could not be seen at the handover the tenant has to be notified as soon as they are found`,
  claims_lapse: msg`The landlord's claims about the condition lapse after this day`,
  residence_confirmation: msg`The landlord has to confirm the move-in to the tenant by this day`,
  deposit_free: msg`From this day on the bank gives the tenant the deposit back, unless the landlord has made a claim`,
  earlier_protocol: msg`If the tenant asks for it, the landlord shows the protocol of the moving out before`,
  initial_rent: msg`Until this day the tenant may contest the initial rent; in BS, FR, GE, LU, NE, VD, ZG and ZH it is told on the official form`,
  additions: msg`Until this day the tenant may ask for the protocol to be completed`,
  heating: msg`In the first month of heating the tenant may ask for the heating to be added`,
  deposit_back: msg`The landlord has to give the deposit back by this day, if nothing differs from the moving in`,
  deposit_back_with_defects: msg`The landlord has to give back what is left of the deposit by this day, if something differs`,
}
