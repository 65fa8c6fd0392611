CREATE TABLE "property_photos" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" text,
	"place" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"stored_at" timestamp with time zone,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "property_photos_by_property" ON "property_photos" ("property_id");--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_property_id_properties_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id");--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
-- As in …_the_feed: photos of homes are in the order of commits too.
CREATE CONSTRAINT TRIGGER sync_property_photos AFTER INSERT OR UPDATE OR DELETE ON property_photos
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('property_photo');
