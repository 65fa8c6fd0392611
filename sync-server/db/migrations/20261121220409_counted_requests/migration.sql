CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
