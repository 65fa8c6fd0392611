ALTER TABLE "abnahmeprotokolle" ADD COLUMN "erases_on" date;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "stays_because" text;