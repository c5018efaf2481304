CREATE TABLE "file_removals" (
	"account_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_removals_account_id_folder_pk" PRIMARY KEY("account_id","folder")
);
