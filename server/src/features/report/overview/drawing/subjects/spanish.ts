import type { Vocabulary } from "./vocabulary.ts";

export const spanish: Vocabulary = {
  subjects: {
    buildings:
      "oficina edificio inquilino inmobili ascensor ventilacion ciudad urban apartamento piso= construcc calle",
    home: "hogar casa= casas vivienda familia padres mueble mayores",
    trade: "tienda comercio mercado minorista vendedor supermercado",
    farming:
      "granja campo cultivo cosecha suelo cereal trigo agricol agricult olivar oliva aceite vina vinedo invernadero riego ganad",
    industry: "fabrica industri produccion manufactur molino planta= almacen polvo",
    machines: "maquina robot repuesto reparacion mantenim herramienta motor sensor taller mecanic",
    water: "agua mar= oceano barco pesca pescado puerto rio= costa maritim",
    travel: "viaje turis= turismo turista hotel visita vacacion montana excursion museo huesped",
    food: "comida alimento cocina restaurante pan= panader harina pasta almuerzo receta plato cafe= menu= menus cater",
    transport:
      "entrega logistic carga camion furgon transporte aparcamiento vehiculo coche mensajer ruta flota frio paquete",
    cycling: "bicicleta bici= bicis ciclis ciclismo patinete",
    health: "salud paciente clinica hospital cuidado medic enfermer herida terapia farmac",
    money: "banco pago= pagos factura seguro financ credito dinero precio impuesto cuenta ahorro",
    learning: "aprend escuela clase= clases curso formacion maestr estudiant educa universidad idioma",
    data: "datos software aplicacion plataforma prevision algoritmo inteligencia digital nube satelite",
    energy: "energia solar viento eolic electric calefaccion bateria clima emision hidrogeno recarga",
    refill: "rellen recicl reutiliz residuo basura envase botella caja= cajas circular deposito compost jabon",
    community: "comunidad vecin volunt club= evento equipo ciudadan juntos reunion fiesta social",
    animals: "animal mascota perro gato ave= aves fauna veterinari abeja insecto caballo",
    wood: "madera bosque forestal arbol arboles carpinter",
    papers: "contrato legal ley= leyes documento certificad permiso norma auditor tramite formulario origen",
    communication: "comunicacion telefon mensaje red= redes radio medios publicidad marketing marca= internet",
    textiles: "textil moda= ropa tela= lavander camisa costura uniforme",
    time: "tiempo horario turno planific calendario espera reserva cita= noche",
    garden: "jardin flor= flores huerto verdura hierba semilla planta= plantas balcon azotea hidropon",
  },
  audiences: {
    homes: "hogar familia padres nino consumidor particular inquilino huesped paciente mayores turista",
    companies: "empresa negocio oficina proveedor fabricante operador compras minorista panader industri",
    public: "public ciudad ciudadan municip escuela estudiant museo hospital visitante vecin",
  },
};
