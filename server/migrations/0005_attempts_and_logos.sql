CREATE TABLE "guarded_attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guarded_attempts_kind_subject_network_pk" PRIMARY KEY("kind","subject","network")
);
--> statement-breakpoint
CREATE TABLE "trusted_networks" (
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_networks_subject_network_pk" PRIMARY KEY("subject","network")
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"host" text PRIMARY KEY NOT NULL,
	"image" text,
	"until" timestamp with time zone NOT NULL
);
