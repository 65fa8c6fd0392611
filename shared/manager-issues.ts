/** Reasons that only people who manage ever read; their texts are the specification's own (manager.md, Validation). */
export const managerIssues = {
  property_name_required: /*i18n*/ { id: 'issue.property_name_required', message: 'Property name is required' },
  address_required: /*i18n*/ { id: 'issue.address_required', message: 'Address is required' },
  rooms_required: /*i18n*/ { id: 'issue.rooms_required', message: 'Please select number of rooms' },
  property_type_required: /*i18n*/ { id: 'issue.property_type_required', message: 'Please select a property type' },
  square_meters_at_least_one: /*i18n*/ {
    id: 'issue.square_meters_at_least_one',
    message: 'Square meters must be at least 1',
  },
  rent_country_required: /*i18n*/ { id: 'issue.rent_country_required', message: 'Please select a country' },
  base_rent_at_least_one: /*i18n*/ { id: 'issue.base_rent_at_least_one', message: 'Base rent must be at least 1' },
  side_costs_not_negative: /*i18n*/ { id: 'issue.side_costs_not_negative', message: 'Side costs cannot be negative' },
  amount_too_large: /*i18n*/ { id: 'issue.amount_too_large', message: 'Please use at most 10,000,000' },
  whole_number_required: /*i18n*/ { id: 'issue.whole_number_required', message: 'Please enter a whole number' },
  property_required: /*i18n*/ { id: 'issue.property_required', message: 'Please select a property' },
  process_name_required: /*i18n*/ {
    id: 'issue.process_name_required',
    message: 'Application process name is required',
  },
  new_rent_not_negative: /*i18n*/ { id: 'issue.new_rent_not_negative', message: 'New rent cannot be negative' },
  new_side_costs_not_negative: /*i18n*/ {
    id: 'issue.new_side_costs_not_negative',
    message: 'New side costs cannot be negative',
  },
  email_required: /*i18n*/ { id: 'issue.email_required', message: 'Email is required' },
  move_in_date_required: /*i18n*/ { id: 'issue.move_in_date_required', message: 'Move-in date is required' },
  resident_employment_status_required: /*i18n*/ {
    id: 'issue.resident_employment_status_required',
    message: 'Please select an employment status',
  },
  end_date_required: /*i18n*/ { id: 'issue.end_date_required', message: 'End date is required' },
  end_before_move_in: /*i18n*/ {
    id: 'issue.end_before_move_in',
    message: 'The end date cannot be before the move-in date',
  },
  lives_there_already: /*i18n*/ {
    id: 'issue.lives_there_already',
    message: 'This person lives there at that time already. Please choose other dates, or change the other entry.',
  },
  iban_invalid: /*i18n*/ {
    id: 'issue.iban_invalid',
    message: 'This is no IBAN: a letter or a digit is wrong or missing. Please read it again.',
  },
  too_much_withheld: /*i18n*/ {
    id: 'issue.too_much_withheld',
    message: 'This is more than the deposit. Please correct one of both.',
  },
  note_required: /*i18n*/ { id: 'issue.note_required', message: 'Please write something first.' },
  tag_required: /*i18n*/ { id: 'issue.tag_required', message: 'Please write a word for the tag' },
  tag_too_long: /*i18n*/ { id: 'issue.tag_too_long', message: 'Please use at most 40 characters' },
  too_many_tags: /*i18n*/ { id: 'issue.too_many_tags', message: 'An application can have at most 10 tags' },
  view_name_required: /*i18n*/ { id: 'issue.view_name_required', message: 'Please write a name for the view' },
  view_name_too_long: /*i18n*/ { id: 'issue.view_name_too_long', message: 'Please use at most 60 characters' },
  view_name_taken: /*i18n*/ {
    id: 'issue.view_name_taken',
    message: 'There is a view of this name already. Please choose another one.',
  },
  too_many_views: /*i18n*/ {
    id: 'issue.too_many_views',
    message: 'There are 50 views already. Please delete one that nobody needs first.',
  },
  protocol_property_required: /*i18n*/ { id: 'issue.protocol_property_required', message: 'Property is required' },
  protocol_kind_required: /*i18n*/ { id: 'issue.protocol_kind_required', message: 'Please choose what it is about' },
  protocol_date_required: /*i18n*/ { id: 'issue.protocol_date_required', message: 'Date is required' },
  participant_required: /*i18n*/ {
    id: 'issue.participant_required',
    message: 'At least one participant is required',
  },
  participant_name_required: /*i18n*/ {
    id: 'issue.participant_name_required',
    message: 'Participant name cannot be empty',
  },
  meter_reading_invalid: /*i18n*/ {
    id: 'issue.meter_reading_invalid',
    message: 'Please enter the reading in figures, as it stands on the meter',
  },
  room_name_required: /*i18n*/ { id: 'issue.room_name_required', message: 'Please give the room a name' },
  component_required: /*i18n*/ { id: 'issue.component_required', message: 'Please say what it is' },
  share_invalid: /*i18n*/ { id: 'issue.share_invalid', message: 'Please enter a share from 0 to 100 percent' },
  signature_empty: /*i18n*/ { id: 'issue.signature_empty', message: 'Please sign in the field' },
  reason_required: /*i18n*/ { id: 'issue.reason_required', message: 'Please give a reason' },
  reservation_required: /*i18n*/ {
    id: 'issue.reservation_required',
    message: 'Please write down what the reservation is',
  },
  witness_required: /*i18n*/ { id: 'issue.witness_required', message: 'Please name who saw it' },
  witness_is_signer: /*i18n*/ { id: 'issue.witness_is_signer', message: 'Somebody else has to have seen it' },
  user_email_invalid: /*i18n*/ { id: 'issue.user_email_invalid', message: 'Please enter a valid email address' },
  role_required: /*i18n*/ { id: 'issue.role_required', message: 'Please select a role' },
  organization_name_required: /*i18n*/ {
    id: 'issue.organization_name_required',
    message: 'Organization name is required',
  },
  life_span_years_range: /*i18n*/ {
    id: 'issue.life_span_years_range',
    message: 'Please enter a life span from 1 to 100 years',
  },
  free_years_range: /*i18n*/ {
    id: 'issue.free_years_range',
    message: 'The years without abatement have to be fewer than the life span',
  },
  life_span_source_required: /*i18n*/ {
    id: 'issue.life_span_source_required',
    message: 'Please say where it comes from',
  },
  life_span_since_required: /*i18n*/ {
    id: 'issue.life_span_since_required',
    message: 'Please say since when it holds',
  },
  life_span_since_future: /*i18n*/ {
    id: 'issue.life_span_since_future',
    message: 'This day is still to come. Please check the year.',
  },
  grid_without_lines: /*i18n*/ {
    id: 'issue.grid_without_lines',
    message:
      'Nothing can be taken over. Choose a file, or paste the table: what is refused, and why, is said below it.',
  },
  installed_year_impossible: /*i18n*/ {
    id: 'issue.installed_year_impossible',
    message: 'Please enter the year with four digits, not after the handover',
  },
  life_span_twice: /*i18n*/ {
    id: 'issue.life_span_twice',
    message: 'This name stands in the table already. Please change that entry, or write another name.',
  },
  too_many_life_spans: /*i18n*/ {
    id: 'issue.too_many_life_spans',
    message: 'A table has at most 300 life spans. Please remove some that nobody needs first.',
  },
  resident_days_range: /*i18n*/ { id: 'issue.resident_days_range', message: 'Please choose 180 to 7305 days' },
  retention_days_range: /*i18n*/ { id: 'issue.retention_days_range', message: 'Please choose 1 to 365 days' },
} as const
