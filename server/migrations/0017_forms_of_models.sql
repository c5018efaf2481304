CREATE TABLE "model_forms" (
	"model" text NOT NULL,
	"address" text NOT NULL,
	"form" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_forms_model_address_pk" PRIMARY KEY("model","address")
);
