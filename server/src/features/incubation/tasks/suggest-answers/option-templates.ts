/** Why an option of a choice question may fit, by its value. */
export const reasonsByOption: Readonly<Record<string, string>> = {
  customers: "The present customers of {company} could be the first to try {idea}, if enough of them are {audience}.",
  sales_channels:
    "{audience} would hear of {idea} from somebody they know already, if the channels of {company} reach them.",
  data: "What {company} has recorded could show where {pain}, before anything is built.",
  technology: "{idea} would be harder to copy if something of it rests on what {company} has developed itself.",
  know_how: "People at {company} who know the work of {audience} could judge {idea} before money is spent.",
  capacity: "{idea} could begin on what {company} has paid for already and does not fully use.",
  brand: "{audience} would give {idea} a chance sooner if they trust the name of {company}.",
  partners: "Partners of {company} could do the parts of {idea} that it has never done.",
  permits: "Whoever wants to copy {idea} would wait for approvals that {company} has, if they cover it.",
  revenue:
    "It fits if {audience} would pay for {idea} from a budget they have already, which somebody would have to ask them.",
  savings: "It fits if {idea} would mostly spare {company} work and material that it pays for today.",
  unsure: "It fits as long as nobody has asked {audience} whether they would pay for {idea}.",
};

/** For options this file does not know. */
export const reasonForAnyOption = "It fits if it would help {audience} to {benefit}.";
