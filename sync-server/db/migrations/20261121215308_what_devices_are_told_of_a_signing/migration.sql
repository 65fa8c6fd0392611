ALTER TABLE "abnahmeprotokolle" ADD COLUMN "seal" jsonb;--> statement-breakpoint
-- What was signed before stood together with what the server said to it.
UPDATE abnahmeprotokolle SET
	seal = jsonb_build_object(
		'pdfId', signing #> '{sent,pdf,id}',
		'receivedAt', signing -> 'receivedAt',
		'signatures', (
			SELECT jsonb_agg(jsonb_build_object(
				'partyId', each -> 'partyId', 'outcome', each -> 'outcome', 'signedAt', each -> 'signedAt'
			))
			FROM jsonb_array_elements(signing #> '{sent,signatures}') AS each
		),
		'timesApart', signing -> 'timesApart'
	),
	signing = signing -> 'sent'
WHERE signing ? 'sent';--> statement-breakpoint
-- The feed hears of it now: a table whose triggers still wait cannot be altered by what comes after.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
