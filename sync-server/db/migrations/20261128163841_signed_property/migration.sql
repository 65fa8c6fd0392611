-- What a protocol was signed with says how the home was called then: every device is told, and not how it is called today.
UPDATE "abnahmeprotokolle"
SET "seal" = jsonb_set("seal", '{property}', jsonb_build_object('name', "signing"->'property'->'name', 'address', "signing"->'property'->'address'))
WHERE "seal" IS NOT NULL AND "signing"->'property' IS NOT NULL AND NOT "seal" ? 'property';
