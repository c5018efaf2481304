import type { QuestionOption } from "@seedbed/contract/incubation/schemas";

/** What a company may bring in. Labels are noun phrases without "we" and "our": drafts put them inside sentences about the company. */
export const assetOptions: QuestionOption[] = [
  {
    value: "customers",
    label: "A loyal customer base",
    description: "People or companies who buy regularly and would listen to a new offer.",
    icon: "users",
  },
  {
    value: "sales_channels",
    label: "Sales channels that reach the buyers",
    description: "Shops, sales people, a website or partners through which the offer could be sold.",
    icon: "building-store",
  },
  {
    value: "data",
    label: "Data that took years to collect",
    description: "Records of use, prices, places or results that others do not have.",
    icon: "database",
  },
  {
    value: "technology",
    label: "Technology or patents of its own",
    description: "Software, machines, recipes or protected inventions.",
    icon: "cpu",
  },
  {
    value: "know_how",
    label: "Specialist know-how",
    description: "People who know a field, a trade or a rulebook better than most.",
    icon: "school",
  },
  {
    value: "capacity",
    label: "Spare capacity in plants and vehicles",
    description: "Machines, vehicles or rooms that are paid for and not fully used.",
    icon: "building-factory-2",
  },
  {
    value: "brand",
    label: "A trusted name",
    description: "A brand that people in this field already rely on.",
    icon: "award",
  },
  {
    value: "partners",
    label: "Partners and suppliers",
    description: "Companies, universities or authorities that would join in.",
    icon: "heart-handshake",
  },
  {
    value: "permits",
    label: "Licences and approvals",
    description: "Permissions or certificates that a newcomer would wait for.",
    icon: "certificate",
  },
];
