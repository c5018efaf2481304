import { agricultureCompanies } from "./agriculture.ts";
import { bankingAndPaymentsCompanies } from "./banking-and-payments.ts";
import { chemicalsAndMaterialsCompanies } from "./chemicals-and-materials.ts";
import type { Company } from "./company.ts";
import { constructionAndPropertyCompanies } from "./construction-and-property.ts";
import { consumerGoodsCompanies } from "./consumer-goods.ts";
import { educationAndWorkCompanies } from "./education-and-work.ts";
import { energyCompanies } from "./energy.ts";
import { facilityAndEnvironmentCompanies } from "./facility-and-environment.ts";
import { fashionCompanies } from "./fashion.ts";
import { foodAndDrinkCompanies } from "./food-and-drink.ts";
import { healthcareCompanies } from "./healthcare.ts";
import { insuranceCompanies } from "./insurance.ts";
import { logisticsCompanies } from "./logistics.ts";
import { manufacturingCompanies } from "./manufacturing.ts";
import { mobilityCompanies } from "./mobility.ts";
import { pharmaAndBiotechCompanies } from "./pharma-and-biotech.ts";
import { retailCompanies } from "./retail.ts";
import { softwareCompanies } from "./software.ts";
import { telecomsAndMediaCompanies } from "./telecoms-and-media.ts";
import { travelAndHospitalityCompanies } from "./travel-and-hospitality.ts";

/** The directory of well-known companies, sector by sector. The only companies an offline draft may name. */
export const companies: readonly Company[] = [
  ...agricultureCompanies,
  ...foodAndDrinkCompanies,
  ...retailCompanies,
  ...consumerGoodsCompanies,
  ...fashionCompanies,
  ...healthcareCompanies,
  ...pharmaAndBiotechCompanies,
  ...bankingAndPaymentsCompanies,
  ...insuranceCompanies,
  ...energyCompanies,
  ...mobilityCompanies,
  ...logisticsCompanies,
  ...manufacturingCompanies,
  ...chemicalsAndMaterialsCompanies,
  ...constructionAndPropertyCompanies,
  ...softwareCompanies,
  ...telecomsAndMediaCompanies,
  ...travelAndHospitalityCompanies,
  ...educationAndWorkCompanies,
  ...facilityAndEnvironmentCompanies,
];
