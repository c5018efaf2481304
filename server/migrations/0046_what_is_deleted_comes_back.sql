CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_rows" (
	"trash_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"number" bigint NOT NULL,
	"relation" text NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "trash_rows_trash_id_position_number_pk" PRIMARY KEY("trash_id","position","number")
);
--> statement-breakpoint
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("deleted_at");
--> statement-breakpoint
ALTER TABLE "concepts" ADD COLUMN "chosen_because" text DEFAULT '' NOT NULL;
