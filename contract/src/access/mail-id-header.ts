/** The header of the identity provider's answers that names the mail they speak of; ask `GET v1/mails/{id}` what became of it. */
export const mailIdHeader = "x-mail-id";
